import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { localeFacts } from '@/contract/locales.ts'
import type { Settings } from '@/contract/settings.ts'
import { Badge } from '@/ui/content/badge.tsx'
import { LanguageMarks } from '../kit/language-marks.tsx'
import styles from './settings.module.css'

interface Line {
  key: string // in `admin:settings.key`
  value: ReactNode // null: nothing set
}

/** One setting as lines of the overview; most are one line, the search tags are three. */
function linesOf(key: keyof Settings, settings: Settings): Line[] {
  switch (key) {
    case 'vuetify_colors':
      return []
    case 'meta_tags': {
      const { title, description, keywords } = settings.meta_tags
      return Object.entries({ title, description, keywords }).map(([part, text]) => ({
        key: `meta_tags.${part}`,
        value: text || null,
      }))
    }
    case 'logo_header':
    case 'logo_footer': {
      const { url, width, height } = settings[key]
      return [{ key, value: url ? `${url} (${width} × ${height})` : `${width} × ${height}` }]
    }
    case 'footer_social':
      return [{ key, value: settings.footer_social.map(({ url }) => url).join(', ') || null }]
    case 'company': {
      const { name, vat_number } = settings.company
      return [{ key, value: [name, vat_number].filter(Boolean).join(' · ') || null }]
    }
    case 'languages':
      return [{ key, value: <LanguageMarks done={settings.languages} /> }]
    case 'website_language':
      return [{ key, value: localeFacts[settings.website_language].name }]
    case 'website_currency': {
      const known = settings.currency_list.find(({ code }) => code === settings.website_currency)
      return [{ key, value: known?.symbol ?? settings.website_currency }]
    }
    case 'currency_list':
      return [{ key, value: settings.currency_list.map(({ symbol }) => symbol).join(' ') }]
    default: {
      const value = settings[key]
      return [{ key, value: typeof value === 'boolean' ? <OnOff on={value} /> : value || null }]
    }
  }
}

function OnOff({ on }: { on: boolean }) {
  const { t } = useTranslation('admin')
  return <Badge tone={on ? 'success' : 'muted'}>{t(on ? 'settings.on' : 'settings.off')}</Badge>
}

interface SettingFactsProps {
  keys: readonly (keyof Settings)[]
  settings: Settings
}

export function SettingFacts({ keys, settings }: SettingFactsProps) {
  const { t } = useTranslation('admin')
  const lines = keys.flatMap(key => linesOf(key, settings))
  return (
    <dl className={styles.facts}>
      {lines.map(({ key, value }) => (
        <div key={key}>
          <dt>{t(`settings.key.${key}`)}</dt>
          <dd>{value ?? <span className={styles.unset}>{t('settings.empty')}</span>}</dd>
        </div>
      ))}
    </dl>
  )
}
