/**
 * Shares the card: opens the device's share sheet with the image, otherwise copies the link. The image can also be
 * downloaded.
 */

import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Character } from '@/contract/endpoints/game/characters.ts'
import type { Locale } from '@/contract/locales.ts'
import { faceOf } from '@/design/card/card-face.ts'
import { copyText } from '@/lib/copy-text.ts'
import { saveAsFile } from '@/lib/save-as-file.ts'
import { Button } from '@/ui/action/button.tsx'
import { drawCard } from '@/ui/card/draw-card.ts'
import { iconDownloadSimple, iconUploadSimple } from '@/ui/icon/icons.ts'
import { nameIn, rarityKey, typeKey } from '../kit/character-words.ts'

export type Notify = (message: string, tone: 'success' | 'error') => void

export interface ShareActionsProps {
  character: Character
  locale: Locale
  notify: Notify
}

export function ShareActions({ character, locale, notify }: ShareActionsProps) {
  const { t } = useTranslation('game')
  const [busy, setBusy] = useState<'share' | 'download' | null>(null)
  const name = nameIn(character, locale)
  const draw = async () => {
    const kind = `${t(rarityKey(character))} · ${t(typeKey(character))}`
    const facts = [
      `${t('character.guard')} ${character.resistenza}`,
      t('card.number', { ns: 'ui', number: character.numero_carta }),
    ] as const
    const picture = await drawCard(faceOf(character, locale), character.images.card, { kind, facts })
    return picture && new File([picture], `${character.slug}.png`, { type: 'image/png' })
  }
  const download = async () => {
    setBusy('download')
    const file = await draw()
    if (file) saveAsFile(file, file.name)
    else notify(t('character.download_failed'), 'error')
    setBusy(null)
  }
  const share = async () => {
    setBusy('share')
    const words = { title: name, text: t('character.share_text', { name }), url: location.href }
    const outcome = await handOn(words, draw)
    if (outcome === 'copied') notify(t('character.copied'), 'success')
    if (outcome === 'failed') notify(t('character.copy_failed'), 'error')
    setBusy(null)
  }
  return (
    <>
      <Button variant="ghost" size="small" icon={iconUploadSimple} busy={busy === 'share'} onClick={share}>
        {t('character.share')}
      </Button>
      <Button
        variant="ghost"
        size="small"
        icon={iconDownloadSimple}
        busy={busy === 'download'}
        onClick={download}
      >
        {t('character.download')}
      </Button>
    </>
  )
}

type Outcome = 'shared' | 'copied' | 'failed'

async function handOn(
  words: { title: string; text: string; url: string },
  draw: () => Promise<File | null>,
): Promise<Outcome> {
  if (!navigator.share) return copy(words.url)
  const file = await draw()
  const files = file && navigator.canShare?.({ files: [file] }) ? [file] : undefined
  return navigator.share(files ? { ...words, files } : words).then(
    () => 'shared' as const,
    // closing the share sheet is not an error
    (error: Error) => (error.name === 'AbortError' ? ('shared' as const) : copy(words.url)),
  )
}

const copy = async (url: string): Promise<Outcome> => ((await copyText(url)) ? 'copied' : 'failed')
