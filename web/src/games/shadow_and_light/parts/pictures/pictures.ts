/** The pictures of this game, by the ids of the content or our own names, in boxes from -50 to 50. */
import { picturesOn } from '../../../../ui/table/pictures'

const sheets = import.meta.glob<string>('./*.svg', { query: '?raw', import: 'default', eager: true })
const sheet = (name: string) => picturesOn(sheets[`./${name}.svg`]!)

export const ANIMALS = sheet('animals')
export const HOUSES = sheet('houses')
export const PEOPLE = sheet('people')
export const PLACES = sheet('places')
export const SIGNS = sheet('signs')
export const TEACHERS = sheet('teachers')
export const THINGS = sheet('things')
export const WANDERERS = sheet('wanderers')

/** The six runes as lines. */
export const RUNES: Record<string, string> = {
  dawn: 'M-22 24H22M-14 24C-14 4 14 4 14 24M0 -4V-26M-20 0L-30 -12M20 0L30 -12',
  noon: 'M0 -30V30M-24 -14L24 14M24 -14L-24 14M0 -10A10 10 0 1 0 0.1 -10',
  dusk: 'M-24 -12H24M-14 -12C-14 8 14 8 14 -12M0 14V30M-16 10L-26 22M16 10L26 22',
  midnight: 'M12 -28A29 29 0 1 0 12 28A23 23 0 1 1 12 -28M22 -10V10M12 0H32',
  ember: 'M0 30C-22 26 -22 2 -6 -6C-6 4 2 4 2 -6C2 -16 -2 -22 2 -32C8 -18 24 -4 18 14C16 24 8 30 0 30',
  frost: 'M0 -30V30M-26 -15L26 15M26 -15L-26 15M-8 -24L0 -16L8 -24M-8 24L0 16L8 24',
}
