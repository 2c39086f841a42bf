import { type ReactNode, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { NightDialog } from '../night-dialog.tsx'
import { GameSettings } from './game-settings.tsx'

export interface GameSettingsDialogProps {
  open: boolean
  onClose: () => void
  children?: ReactNode // settings of the screen itself
}

/** The game's settings, from any of its screens. Suspends while their texts load. */
export const GameSettingsDialog = (props: GameSettingsDialogProps) => (
  <Suspense fallback={null}>
    <Titled {...props} />
  </Suspense>
)

function Titled({ open, onClose, children }: GameSettingsDialogProps) {
  const { t } = useTranslation('settings')
  return (
    <NightDialog open={open} title={t('title')} onClose={onClose} look="wide">
      <GameSettings>{children}</GameSettings>
    </NightDialog>
  )
}
