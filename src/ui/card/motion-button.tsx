import { useState } from 'react'
import { Button } from '../action/button.tsx'
import { iconDeviceRotate } from '../icon/icons.ts'
import { askForMotion, mustAskForMotion } from './tilt/phone-motion.ts'

export interface MotionButtonProps {
  label: string
  onRefused(): void
}

/** iOS tells how the phone is held only after a tap that allows it; elsewhere there is no button. */
export function MotionButton({ label, onRefused }: MotionButtonProps) {
  const [isNeeded, setNeeded] = useState(mustAskForMotion)
  if (!isNeeded) return null
  const ask = async () => {
    setNeeded(false)
    if (!(await askForMotion())) onRefused()
  }
  return (
    <Button variant="ghost" size="small" icon={iconDeviceRotate} onClick={ask}>
      {label}
    </Button>
  )
}
