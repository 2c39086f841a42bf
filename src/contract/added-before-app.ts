/** Notifies the app of a product that the first script of a server-rendered page has added to the cart. */
export const addedBeforeApp = 'added-before-app' // name of the event on `window`

/** Placeholder for the product's name in the texts that the server renders for the script. */
export const nameMark = '\uFFFC'

export interface AddedBeforeApp {
  id: number // of the product
  name: string
  quantity: number
  message: string | undefined // still visible, in the reader's language
  action?: { label: string; href: string }
}
