import { Form, type FormProps } from 'react-admin'
import { useFormState } from 'react-hook-form'
import type { BlockerFunction } from 'react-router-dom'
import { useUnsaved } from './use-unsaved.tsx'
import { ReadOnlyForm, useMayWrite } from './write-access.ts'

/** Switching tabs of the same screen changes only its query string, and does not count as leaving. */
const leavesScreen: BlockerFunction = ({ currentLocation, nextLocation }) =>
  nextLocation.pathname !== currentLocation.pathname

/** A form that asks before it is left with unsaved changes. Its fields are disabled if the reader may not change the record. */
export function GuardedForm({ children, ...form }: FormProps) {
  const mayWrite = useMayWrite()
  return (
    <ReadOnlyForm value={!mayWrite}>
      <Form {...form}>
        {children}
        {mayWrite && <Unsaved />}
      </Form>
    </ReadOnlyForm>
  )
}

function Unsaved() {
  const { dirtyFields, isSubmitSuccessful } = useFormState()
  useUnsaved(Object.keys(dirtyFields).length > 0 && !isSubmitSuccessful, leavesScreen)
  return null
}
