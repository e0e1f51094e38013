import { MediaQuery } from 'svelte/reactivity'

/** Whether the header has room for text beside the icons. */
export const wide = new MediaQuery('min-width: 52rem')
