/** The pictures of this game, by the ids of the content or our own names, in boxes from -50 to 50. */
import { picturesOn } from '../../../../ui/table/pictures'

const sheets = import.meta.glob<string>('./*.svg', { query: '?raw', import: 'default', eager: true })
const sheet = (name: string) => picturesOn(sheets[`./${name}.svg`]!)

export const ANIMALS = sheet('animals')
export const HOUSES = sheet('houses')
export const PEOPLE = sheet('people')
export const PLACES = sheet('places')
export const RUNES = sheet('runes')
export const SIGNS = sheet('signs')
export const TEACHERS = sheet('teachers')
export const THINGS = sheet('things')
export const WANDERERS = sheet('wanderers')
