import { useNotify } from 'react-admin'
import type { Failure } from '@/api/failure.ts'
import { summarySentences } from '@/forms/error-message.ts'
import { fieldErrorsByPath } from '@/forms/field-errors-by-path.ts'
import { useErrorMessage } from '@/forms/use-error-message.ts'
import { showInTopDialog } from './open-dialogs.ts'

/**
 * Reports why a call was refused: inside the open dialog, with its fields marked, otherwise in a message of the page.
 * The second argument replaces the message of the problem.
 */
export function useRefuse(): (failure: Failure, sentence?: string) => void {
  const notify = useNotify()
  const messages = useErrorMessage()
  return (failure, sentence) => {
    const message = sentence ?? messages.problem(failure)
    const errors = fieldErrorsByPath(failure.fields, messages)
    const named = fieldErrorsByPath(failure.fields, { field: messages.named })
    if (showInTopDialog({ message, errors, named })) return
    notify(summarySentences(message, Object.values(named), false).join(' '), { type: 'error' })
  }
}
