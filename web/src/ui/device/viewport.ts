import { MediaQuery } from 'svelte/reactivity'

/** Whether the page's head has room for words beside its signs. */
export const wide = new MediaQuery('min-width: 52rem')
