"""What was luck and what was skill: a report on a finished match, step by step.

A chance event's luck is the value after it less the mean over all its faces, by the same estimator: whatever
that estimator is, luck averages to zero. A decision is judged by what its player could know: over worlds that
the seat's view at that time allows. With a solved game every figure is exact; else it has an error.
"""

from gloaming.bots.estimate import Estimate
from gloaming.lab.luck.figures import CHANCE, DECISION, LEFT, LuckReport, StepLuck, Total
from gloaming.lab.luck.report import PartialReport, analyse, analyse_steps, check
from gloaming.lab.luck.totals import costly_decisions, luck, plain, summarise, turning_points

__all__ = [
    "CHANCE",
    "DECISION",
    "LEFT",
    "Estimate",
    "LuckReport",
    "PartialReport",
    "StepLuck",
    "Total",
    "analyse",
    "analyse_steps",
    "check",
    "costly_decisions",
    "luck",
    "plain",
    "summarise",
    "turning_points",
]
