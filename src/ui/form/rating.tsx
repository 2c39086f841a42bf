import FormLabel from '@mui/material/FormLabel'
import MuiRating from '@mui/material/Rating'
import { useId } from 'react'
import { Icon } from '../icon/icon.tsx'
import { iconStar, iconStarFill } from '../icon/icons.ts'

export interface RatingProps {
  label: string
  name: string
  value: number // 0: none yet
  textOf: (stars: number) => string // name of each radio for screen readers, also of none
  onChange: (stars: number) => void
}

/** Five stars to select. */
export function Rating({ label, name, value, textOf, onChange }: RatingProps) {
  const id = useId()
  return (
    <div role="radiogroup" aria-labelledby={id}>
      <FormLabel component="span" id={id}>
        {label}
      </FormLabel>
      <MuiRating
        name={name}
        value={value || null}
        icon={<Icon of={iconStarFill} size={30} />}
        emptyIcon={<Icon of={iconStar} size={30} />}
        getLabelText={textOf}
        emptyLabelText={textOf(0)}
        onChange={(_, stars) => onChange(stars ?? 0)}
      />
    </div>
  )
}
