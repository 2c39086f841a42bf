import { useNotify } from 'react-admin'
import { useTranslation } from 'react-i18next'
import type { Result } from '@/api/client.ts'
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

/** Reports why a record was not saved. If its fields show the errors, the message only says so. */
export function useSaveFailure(): (failure: Failure) => void {
  const { t } = useTranslation('react-admin')
  const refuse = useRefuse()
  return failure => refuse(failure, failure.fields.length > 0 ? t('message.invalid_form') : undefined)
}

/** Reports the result of a call. Returns its value, or undefined if it was refused. */
export function useCallResult(): <T>(result: Result<T>, done?: string) => T | undefined {
  const notify = useNotify()
  const refuse = useRefuse()
  return (result, done) => {
    if (!result.ok) {
      refuse(result.failure)
      return undefined
    }
    if (done) notify(done, { type: 'success' })
    return result.value
  }
}
