/**
 * Continues with products that were put into the cart before the app started: their message stays visible, and they are
 * measured.
 */
import { useEffect } from 'react'
import { type AddedBeforeApp, addedBeforeApp } from '@/contract/added-before-app.ts'
import { useToasts } from '@/stores/toasts.ts'
import { measure } from './analytics/analytics.ts'

export function useAddedBeforeApp(): void {
  useEffect(() => {
    const onAdded = (event: Event) => {
      const { id, name, quantity, message, action } = (event as CustomEvent<AddedBeforeApp>).detail
      measure({ event: 'cart', id, name, quantity })
      if (message) useToasts.getState().notify(message, 'success', action)
    }
    addEventListener(addedBeforeApp, onAdded)
    return () => removeEventListener(addedBeforeApp, onAdded)
  }, [])
}
