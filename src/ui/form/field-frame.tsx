import FormControl from '@mui/material/FormControl'
import FormHelperText from '@mui/material/FormHelperText'
import FormLabel from '@mui/material/FormLabel'
import { type ReactNode, useId } from 'react'
import { Spoken } from '../content/spoken.tsx'
import { Icon } from '../icon/icon.tsx'
import { iconWarningCircle } from '../icon/icons.ts'

/** The parts around the control of every field. */
export interface FieldProps {
  label: string
  hint?: ReactNode
  error?: string // its presence makes the field invalid
  optional?: string // text after the label, for example "facoltativo"
  hideLabel?: boolean // still read by screen readers
}

interface FieldFrameProps extends FieldProps {
  id?: string | undefined
  className?: string | undefined
  dense?: boolean | undefined
  children: (ids: { id: string; 'aria-describedby': string | undefined }) => ReactNode
}

/** Label above, never floating. Hint or error below, associated with the control for screen readers. */
export function FieldFrame(props: FieldFrameProps) {
  const { label, hint, error, optional, hideLabel, id, className, dense, children } = props
  const ownId = useId()
  const controlId = id ?? ownId
  const noteId = `${controlId}-note`
  const text = (
    <>
      {label}
      {optional && <small> {optional}</small>}
    </>
  )
  return (
    <FormControl error={Boolean(error)} size={dense ? 'small' : 'medium'} className={className}>
      <FormLabel htmlFor={controlId}>{hideLabel ? <Spoken>{text}</Spoken> : text}</FormLabel>
      {children({ id: controlId, 'aria-describedby': error || hint ? noteId : undefined })}
      <div id={noteId} aria-live="polite">
        {error ? (
          <FormHelperText>
            <Icon of={iconWarningCircle} size={16} />
            {error}
          </FormHelperText>
        ) : (
          hint && <FormHelperText>{hint}</FormHelperText>
        )}
      </div>
    </FormControl>
  )
}
