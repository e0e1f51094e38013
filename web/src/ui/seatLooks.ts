/** Shape (in a box of 100) and colours of a seat's pieces. Each seat has a distinct shape, so colour is not needed. */
export interface SeatLook {
  outline: string
  body: string
  side: string
  pip: string
}

const SQUARE = 'M24 4H76A20 20 0 0 1 96 24V76A20 20 0 0 1 76 96H24A20 20 0 0 1 4 76V24A20 20 0 0 1 24 4Z'
const ROUND = 'M50 2A48 48 0 0 1 50 98A48 48 0 0 1 50 2Z'
const OCTAGON = 'M31 3H69L97 31V69L69 97H31L3 69V31Z'
const HEXAGON = 'M27 5H73L99 50L73 95H27L1 50Z'
const LEAF = 'M4 4H56A40 40 0 0 1 96 44V96H44A40 40 0 0 1 4 56Z'
const STAR = 'M2 2Q50 19 98 2Q81 50 98 98Q50 81 2 98Q19 50 2 2Z'

export const LOOKS: SeatLook[] = [
  { outline: SQUARE, body: '#f8edd4', side: '#ad9263', pip: '#3a2614' },
  { outline: ROUND, body: '#15777c', side: '#093f43', pip: '#effdf8' },
  { outline: OCTAGON, body: '#b32b46', side: '#641226', pip: '#fff0f1' },
  { outline: HEXAGON, body: '#6748bb', side: '#33216a', pip: '#f5f0ff' },
  { outline: LEAF, body: '#4f7d24', side: '#2b4511', pip: '#f8ffec' },
  { outline: STAR, body: '#393944', side: '#141419', pip: '#ffe6ad' },
]

export function lookOf(seat: number): SeatLook {
  return LOOKS[seat % LOOKS.length]!
}

export function letterOf(seat: number): string {
  return String.fromCharCode(65 + seat)
}
