/** Whether the page is visible. */
export interface Visibility {
  isHidden(): boolean
  subscribe(listener: () => void): () => void
}

export const pageVisibility: Visibility = {
  isHidden: () => document.visibilityState === 'hidden',
  subscribe: listener => {
    document.addEventListener('visibilitychange', listener)
    return () => document.removeEventListener('visibilitychange', listener)
  },
}
