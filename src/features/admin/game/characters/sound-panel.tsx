import { useTranslation } from 'react-i18next'
import { Panel } from '@/ui/content/panel.tsx'
import { FileChoice } from './file-choice.tsx'

/** The voice that plays when the card is chosen. */
export function SoundPanel({ sounds }: { sounds: readonly string[] }) {
  const { t } = useTranslation('admin-goods')
  return (
    <Panel dense titleAs="h2" title={t('characters.sound')}>
      <FileChoice
        source="audio_select_url"
        kind="sound"
        label={t('characters.sound')}
        files={sounds}
        hideLabel
      />
    </Panel>
  )
}
