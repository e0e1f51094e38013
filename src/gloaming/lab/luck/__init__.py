"""Luck reports: how much of a finished match was luck and how much skill, step by step.

The luck of a chance result is the value after it minus the mean over all faces, by the same estimator, so
luck averages to zero whatever the estimator is. A decision is judged by what its player could know: over
states sampled from the seat's view. In a solved game every figure is exact; otherwise it has an error.
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
