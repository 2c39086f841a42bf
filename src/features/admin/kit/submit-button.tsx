import type { ReactNode } from 'react'
import { useFormState } from 'react-hook-form'
import { Button } from '@/ui/action/button.tsx'

/** Sends the form it stands in, and works until that is answered. */
export function SubmitButton({ children }: { children: ReactNode }) {
  const { isSubmitting } = useFormState()
  return (
    <Button size="dense" type="submit" busy={isSubmitting}>
      {children}
    </Button>
  )
}
