import { useTranslation } from 'react-i18next'
import { playVoice, prepareSounds } from '@/audio/player.ts'
import { Button } from '@/ui/action/button.tsx'
import { iconSpeakerHigh } from '@/ui/icon/icons.ts'

/** Plays the character's voice line. Its file is fetched on hover or focus. */
export function VoiceButton({ slug }: { slug: string }) {
  const { t } = useTranslation('game')
  const prepare = () => prepareSounds([], [slug])
  return (
    <Button
      variant="on-night"
      icon={iconSpeakerHigh}
      onPointerEnter={prepare}
      onFocus={prepare}
      onClick={() => playVoice(slug)}
    >
      {t('character.voice')}
    </Button>
  )
}
