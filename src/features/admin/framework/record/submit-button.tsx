import type { ReactNode } from 'react'
import { useFormState } from 'react-hook-form'
import { Button } from '@/ui/action/button.tsx'

/** Submits its form, and is busy until there is a response. */
export function SubmitButton({ children }: { children: ReactNode }) {
  const { isSubmitting } = useFormState()
  return (
    <Button size="dense" type="submit" busy={isSubmitting}>
      {children}
    </Button>
  )
}
