/** The shapes of the four elements, distinct without colour, in a box from -10 to 10. */
export interface ElementLook {
  outline: string
  body: string
  light: string
  rim: string
}

export const ELEMENT_LOOKS: ElementLook[] = [
  {
    outline: 'M0 -10C4.5 -4.5 7.6 -0.8 7.6 2.6A7.6 7.4 0 0 1 -7.6 2.6C-7.6 -0.8 -4.5 -4.5 0 -10Z',
    body: '#3f9be0',
    light: '#bfe6ff',
    rim: '#0d2f4f',
  },
  {
    outline:
      'M0 0C-2.4 -4 -2.4 -8.4 2.4 -10C7 -8.4 5.6 -3 0 0C4 -2.4 8.4 -2.4 10 2.4C8.4 7 3 5.6 0 0C2.4 4 2.4 8.4 -2.4 10C-7 8.4 -5.6 3 0 0C-4 2.4 -8.4 2.4 -10 -2.4C-8.4 -7 -3 -5.6 0 0Z',
    body: '#e6e0ff',
    light: '#ffffff',
    rim: '#463d7d',
  },
  { outline: 'M0 -9.6L8.4 -4.8V4.8L0 9.6L-8.4 4.8V-4.8Z', body: '#78b043', light: '#dcf5b4', rim: '#22400f' },
  {
    outline: 'M0 -10C1.8 -4.6 6 1 9.8 8.2C3.4 9.8 -3.4 9.8 -9.8 8.2C-6 1 -1.8 -4.6 0 -10Z',
    body: '#ff7433',
    light: '#ffd9a0',
    rim: '#641a08',
  },
]

/** Icons of card actions as line drawings in a 24 × 24 box. */
export const DEEDS: Record<string, string> = {
  move: 'M4 12h14M12.5 6l6 6-6 6',
  tunnel: 'M4 20v-7a8 8 0 0 1 16 0v7zM9 20v-6a3 3 0 0 1 6 0v6',
  reshape: 'M5 9a8 8 0 0 1 13.5-2.5M18.5 3v4h-4M19 15a8 8 0 0 1-13.5 2.5M5.5 21v-4h4M9.5 9.5h5v5h-5z',
  replenish: 'M12 13V3.5M8.5 7 12 3.5 15.5 7M5 12c0 5 3 8.5 7 8.5s7-3.5 7-8.5',
  exchange: 'M4 8.5h14M14.5 5l4 3.5-4 3.5M20 15.5H6M9.5 12l-4 3.5 4 3.5',
  explore: 'M12 3a9 9 0 1 1 0 18 9 9 0 0 1 0-18zM15.5 8.5l-2 5-5 2 2-5z',
  destroy: 'M13 2.5 6 13h5.5L10 21.5 18 10h-5.5z',
  stop: 'M8.5 3.5h7l5 5v7l-5 5h-7l-5-5v-7zM8 12h8',
  spell: 'M12 3l2.2 6.8L21 12l-6.8 2.2L12 21l-2.2-6.8L3 12l6.8-2.2z',
  absorb:
    'M12 3v6M9.5 6.5 12 9l2.5-2.5M12 21v-6M9.5 17.5 12 15l2.5 2.5M3 12h6M6.5 9.5 9 12l-2.5 2.5M21 12h-6M17.5 9.5 15 12l2.5 2.5',
  point: 'M12 3.5l2.6 5.5 6 .8-4.4 4.2 1.1 6L12 17l-5.3 3 1.1-6L3.4 9.8l6-.8z',
  movement: 'M4 12h14M12.5 6l6 6-6 6',
  diagonal: 'M6 18 18 6M10 6h8v8M6 12v6h6',
  transformation: 'M5 9a8 8 0 0 1 13.5-2.5M18.5 3v4h-4M19 15a8 8 0 0 1-13.5 2.5M5.5 21v-4h4M9.5 9.5h5v5h-5z',
  familiar:
    'M12 12c-3.5 0-6 3-6 5.5 0 2 1.5 3 3 3 1.2 0 2-.5 3-.5s1.8.5 3 .5c1.5 0 3-1 3-3 0-2.5-2.5-5.5-6-5.5zM6 8v2M10 4.5v3M14 4.5v3M18 8v2',
  rite: 'M4 4h7v7H4zM13 4h7v7h-7zM4 13h7v7H4zM13 13h7v7h-7z',
}
