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
