"""What was luck and what was skill: a report on a finished match, step by step.

A chance event's luck is the value after it less the mean over all its faces, by the same estimator: whatever
that estimator is, luck averages to zero. A decision is judged by what its player could know: over worlds that
the seat's view at that time allows. With a solved game every figure is exact; else it has an error.
"""

from gloaming.bots.estimate import Figure
from gloaming.lab.luck.figures import CHANCE, DECISION, LEFT, Mark, Report, Total
from gloaming.lab.luck.report import Made, analyse, check, some
from gloaming.lab.luck.totals import costly, luck, plain, summed, turning

__all__ = [
    "CHANCE",
    "DECISION",
    "LEFT",
    "Figure",
    "Made",
    "Mark",
    "Report",
    "Total",
    "analyse",
    "check",
    "costly",
    "luck",
    "plain",
    "some",
    "summed",
    "turning",
]
