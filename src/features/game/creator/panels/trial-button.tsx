import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { iconSword } from '@/ui/icon/icons.ts'
import { BrassButton } from '../../kit/brass-button.tsx'
import type { PartProps, Supplies } from '../editor-props.ts'

interface TrialButtonProps extends Pick<PartProps, 'draft'>, Pick<Supplies, 'characters' | 'Trial'> {}

/** Lets the card that is being made fight. Shows nothing without a catalogue. */
export function TrialButton({ draft, characters, Trial }: TrialButtonProps) {
  const { t } = useTranslation('creator')
  const [isOpen, setOpen] = useState(false)
  if (characters.length === 0) return null
  return (
    <>
      <BrassButton look="secondary" icon={iconSword} onClick={() => setOpen(true)}>
        {t('trial.open')}
      </BrassButton>
      {isOpen && (
        <Suspense>
          <Trial draft={draft} characters={characters} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
