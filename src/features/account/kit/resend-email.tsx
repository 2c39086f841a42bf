import { useMutation } from '@tanstack/react-query'
import { callOrThrow } from '@/api/client.ts'
import { failureFrom } from '@/api/failure.ts'
import { resendVerification } from '@/contract/endpoints/account/auth.ts'
import { useProblemMessage } from '@/forms/use-problem-message.ts'
import { Button, type ButtonVariant } from '@/ui/action/button.tsx'
import { ErrorNote, Note } from '@/ui/content/note.tsx'

interface ResendEmailProps {
  label: string
  sent: string // the text that replaces the button
  variant?: ButtonVariant
  full?: boolean
}

/** Requests the verification email again, once. */
export function ResendEmail({ label, sent, variant = 'primary', full }: ResendEmailProps) {
  const messages = useProblemMessage()
  const resend = useMutation({ mutationFn: () => callOrThrow(resendVerification) })
  if (resend.isSuccess) {
    return (
      <Note tone="success" live>
        {sent}
      </Note>
    )
  }
  const failure = failureFrom(resend.error)
  return (
    <>
      <ErrorNote>{failure && messages.problem(failure)}</ErrorNote>
      <Button
        variant={variant}
        size={full ? 'large' : 'small'}
        full={full}
        busy={resend.isPending}
        onClick={() => resend.mutate()}
      >
        {label}
      </Button>
    </>
  )
}
