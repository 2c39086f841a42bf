import { useEffect, useRef } from 'react'
import { useFormContext, useFormState } from 'react-hook-form'
import { errorsOffScreen } from '@/forms/mounted-fields.ts'
import { Note } from '@/ui/content/note.tsx'
import { isInLanguage } from './languages-with-errors.ts'
import { useRecordWords } from './record-words.ts'
import styles from './unplaced-errors.module.css'

/**
 * Error summary of a record's form: errors of fields that are not on the screen, by label. After every refusal the
 * first field with an error gets the focus. Fields of a language are handled by the language tabs.
 */
export function UnplacedErrors() {
  const { control } = useFormContext()
  const { errors, isSubmitting, submitCount } = useFormState()
  const words = useRecordWords()
  const place = useRef<HTMLDivElement>(null)
  const hasErrors = Object.keys(errors).length > 0
  useEffect(() => {
    if (submitCount === 0 || isSubmitting || !hasErrors) return
    place.current?.closest('form')?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus()
  }, [submitCount, isSubmitting, hasErrors])
  const unplaced = errorsOffScreen(control, errors).filter(({ path }) => !isInLanguage(path))
  return (
    <div ref={place} className={styles.place}>
      {unplaced.length > 0 && (
        <Note tone="error" live>
          {unplaced.map(({ path, message }) => (
            <p key={path}>
              {words.field(path)}: {message}
            </p>
          ))}
        </Note>
      )}
    </div>
  )
}
