import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type Palette, type PaletteKey, paletteDefaults } from '@/contract/settings.ts'
import { Segment } from '@/ui/action/segment.tsx'
import { Panel } from '@/ui/content/panel.tsx'
import { Icon } from '@/ui/icon/icon.tsx'
import { iconCheck, iconMoon, iconSparkle, iconSun } from '@/ui/icon/icons.ts'
import { derive } from '@/ui/theme/derive.ts'
import type { ThemeMode } from '@/ui/theme/tokens.ts'
import { ColourInput } from './colour-input.tsx'
import { type ColourVerdict, colourVerdict } from './colour-verdict.ts'
import styles from './settings.module.css'
import { ThemePreview } from './theme-preview.tsx'

const keys = Object.keys(paletteDefaults) as PaletteKey[]

/** Every colour with what the theme made of it, and a small page that shows them at work. */
export function ColoursPanel({ palette, siteName }: { palette: Palette; siteName: string }) {
  const { t } = useTranslation('admin')
  const [mode, setMode] = useState<ThemeMode>('light')
  const tokens = derive(palette, mode)
  const modes = [
    { value: 'light' as const, label: t('settings.light'), icon: iconSun },
    { value: 'dark' as const, label: t('settings.dark'), icon: iconMoon },
  ]
  return (
    <div className={styles.theme}>
      <Panel
        dense
        titleAs="h2"
        title={t('settings.group.theme')}
        action={
          <Segment label={t('settings.mode')} options={modes} value={mode} onChange={setMode} size="dense" />
        }
      >
        <ul className={styles.colours}>
          {keys.map(key => (
            <Colour
              key={key}
              source={key}
              name={t(`settings.colour.${key}`)}
              verdict={colourVerdict(key, palette, tokens)}
            />
          ))}
        </ul>
      </Panel>
      <ThemePreview tokens={tokens} mode={mode} siteName={siteName} />
    </div>
  )
}

function Colour({ name, source, verdict }: { name: string; source: PaletteKey; verdict: ColourVerdict }) {
  const { t } = useTranslation('admin')
  const { shown, isDerived, repaired } = verdict
  return (
    <li>
      <span className={styles.colourName}>{name}</span>
      {repaired ? (
        <span className={styles.repaired} title={t('settings.repaired_hint', { hex: repaired })}>
          <Icon of={iconSparkle} size={16} />
          {t('settings.repaired', { hex: repaired })}
        </span>
      ) : (
        <span className={isDerived ? styles.derived : styles.passes}>
          <Icon of={iconCheck} size={16} />
          {isDerived ? t('settings.derived') : t('settings.passes')}
        </span>
      )}
      <ColourInput hideLabel source={`vuetify_colors.${source}`} label={name} shown={shown} />
    </li>
  )
}
