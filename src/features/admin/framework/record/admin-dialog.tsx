/**
 * Base of every administration dialog. A refusal is shown at its bottom, the refused fields show their errors (a field
 * is found by its `name`, the path in the body), and the first of them gets the focus. An error is removed when its
 * field changes. Errors of hidden fields are listed with the message.
 */

import { type FormEvent, type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { summarySentences } from '@/forms/error-message.ts'
import { fieldNamesIn, focusFirstNamed } from '@/forms/use-form-errors.ts'
import { Note } from '@/ui/content/note.tsx'
import { FieldErrors } from '@/ui/form/field-errors.ts'
import { Dialog } from '@/ui/overlay/dialog.tsx'
import type { DialogProps } from '@/ui/overlay/dialog-frame.tsx'
import styles from './admin-dialog.module.css'
import { listenForRefusals, type Refusal } from './open-dialogs.ts'

interface ShownRefusal extends Refusal {
  sentences: readonly string[] // the message, or the errors of hidden fields
}

export interface AdminDialogProps extends DialogProps {
  onSubmit?: () => void // for a form: Enter in a field submits it, and its first field gets the focus
}

const noErrors = {}

function shownRefusal(refusal: Refusal, names: readonly string[]): ShownRefusal {
  const errors = Object.entries(refusal.errors)
  const unseen = errors.filter(([path]) => !names.includes(path))
  const said = unseen.map(([path, sentence]) => refusal.named?.[path] ?? sentence)
  return { ...refusal, sentences: summarySentences(refusal.message, said, unseen.length < errors.length) }
}

export function AdminDialog({ actions, children, onSubmit, ...dialog }: AdminDialogProps) {
  const [shown, setShown] = useState<ShownRefusal>()
  const fields = useRef<HTMLDivElement>(null)
  useLayoutEffect(
    () =>
      dialog.open
        ? listenForRefusals(refusal => setShown(shownRefusal(refusal, fieldNamesIn(fields.current))))
        : setShown(undefined),
    [dialog.open],
  )
  useEffect(() => {
    if (shown) focusFirstNamed(fields.current, shown.errors)
  }, [shown])
  const onInput = ({ target }: FormEvent) => {
    const name = target instanceof Element ? target.getAttribute('name') : null
    setShown(before => before && without(before, name))
  }
  return (
    <FieldErrors.Provider value={shown?.errors ?? noErrors}>
      <Dialog
        {...dialog}
        actions={
          (shown || actions) && (
            <>
              {shown && (
                <div className={styles.refusal}>
                  <Note tone="error" live>
                    {shown.sentences.map(sentence => (
                      <p key={sentence}>{sentence}</p>
                    ))}
                  </Note>
                </div>
              )}
              {actions}
            </>
          )
        }
      >
        <div ref={fields} className={styles.fields} onInput={onInput}>
          {onSubmit ? <Form onSubmit={onSubmit}>{children}</Form> : children}
        </div>
      </Dialog>
    </FieldErrors.Provider>
  )
}

/** A form submits with Enter only if it has a submit button; the visible one is in the footer of the dialog. */
function Form({ onSubmit, children }: { onSubmit: () => void; children: ReactNode }) {
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => focusFirstField(form.current), [])
  return (
    <form
      ref={form}
      noValidate
      className={styles.fields}
      onSubmit={event => {
        event.preventDefault()
        event.stopPropagation()
        onSubmit()
      }}
    >
      {children}
      <button type="submit" hidden />
    </form>
  )
}

function focusFirstField(fields: HTMLElement | null): void {
  const first = fields?.querySelector<HTMLElement>(
    'input:not(:disabled), select:not(:disabled), textarea:not(:disabled)',
  )
  first?.focus()
  if (first instanceof HTMLInputElement) first.select()
}

/** The message is removed with the last of its errors. */
function without(refusal: ShownRefusal, name: string | null): ShownRefusal | undefined {
  const errors = Object.fromEntries(Object.entries(refusal.errors).filter(([path]) => path !== name))
  return Object.keys(errors).length > 0 ? { ...refusal, errors } : undefined
}
