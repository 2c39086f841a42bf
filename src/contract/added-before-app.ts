/** What the first script of a server-rendered page tells the app about a product that it has put into the cart itself. */
export const addedBeforeApp = 'added-before-app' // name of the event on `window`

/** Stands for the product's name in the sentences the server renders for it. */
export const nameMark = '\uFFFC'

export interface AddedBeforeApp {
  id: number // of the product
  name: string
  quantity: number
  message: string | undefined // still in sight, in the reader's words
  action?: { label: string; href: string }
}
