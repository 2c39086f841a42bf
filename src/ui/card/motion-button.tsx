import { useState } from 'react'
import { Button } from '../action/button.tsx'
import { Icon } from '../icon/icon.tsx'
import { iconDeviceRotate } from '../icon/icons.ts'
import { askForMotion, mustAskForMotion } from './tilt/phone-motion.ts'

export interface MotionButtonProps {
  label: string
  round?: string // class of a round button among others: the icon alone, with the text as label and tooltip
  onRefused(): void
}

/** iOS gives access to the device orientation only after a tap that allows it. On other devices there is no button. */
export function MotionButton({ label, round, onRefused }: MotionButtonProps) {
  const [isNeeded, setNeeded] = useState(mustAskForMotion)
  if (!isNeeded) return null
  const ask = async () => {
    setNeeded(false)
    if (!(await askForMotion())) onRefused()
  }
  if (round)
    return (
      <button type="button" className={round} aria-label={label} title={label} onClick={ask}>
        <Icon of={iconDeviceRotate} size={20} />
      </button>
    )
  return (
    <Button variant="ghost" size="small" icon={iconDeviceRotate} onClick={ask}>
      {label}
    </Button>
  )
}
