import type { CSSProperties } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '@/ui/action/button.tsx'
import { Awning } from '@/ui/brand/awning.tsx'
import { Logo } from '@/ui/brand/logo.tsx'
import { Badge } from '@/ui/content/badge.tsx'
import { Note } from '@/ui/content/note.tsx'
import type { ThemeMode, Tokens } from '@/ui/theme/tokens.ts'
import styles from './settings.module.css'

interface ThemePreviewProps {
  tokens: Tokens
  mode: ThemeMode
  siteName: string
}

const asVariables = (tokens: Tokens): CSSProperties =>
  Object.fromEntries(Object.entries(tokens).map(([name, value]) => [`--${name}`, value]))

/** A corner of the shop in the given colours; a picture, nothing in it can be pressed. */
export function ThemePreview({ tokens, mode, siteName }: ThemePreviewProps) {
  const { t } = useTranslation('admin')
  return (
    <figure className={styles.previewPlace}>
      <figcaption>{t('settings.preview')}</figcaption>
      <div className={`${styles.preview} ${mode}`} style={asVariables(tokens)} inert>
        <div className={styles.previewHead}>
          <Logo name={siteName} size={18} />
          <Awning />
        </div>
        <div className={styles.previewBody}>
          <span className={styles.previewBadges}>
            <Badge>{t('status.published')}</Badge>
            <Badge tone="amber">{t('status.draft')}</Badge>
            <Badge tone="sale">−20 %</Badge>
          </span>
          <p className={styles.previewTitle}>{t('settings.preview_title')}</p>
          <p>{t('settings.preview_text')}</p>
          <div className={styles.previewButtons}>
            <Button size="small">{t('settings.preview_button')}</Button>
            <Button size="small" variant="amber">
              {t('settings.preview_play')}
            </Button>
            <Button size="small" variant="ghost">
              {t('see_all')}
            </Button>
          </div>
          <Note tone="success">{t('settings.colour.success')}</Note>
          <Note tone="warning">{t('settings.colour.warning')}</Note>
          <Note tone="error">{t('settings.colour.error')}</Note>
        </div>
      </div>
    </figure>
  )
}
