import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { type Palette, type PaletteKey, paletteDefaults } from '@/contract/palette.ts'
import type { Tokens } from '@/design/theme/tokens.ts'
import { Panel } from '@/ui/content/panel.tsx'
import { Icon } from '@/ui/icon/icon.tsx'
import { iconCheck, iconSparkle } from '@/ui/icon/icons.ts'
import { ColourInput } from './colour-input.tsx'
import { type ColourVerdict, colourVerdict } from './colour-verdict.ts'
import styles from './settings.module.css'

const keys = Object.keys(paletteDefaults) as PaletteKey[]

interface ColoursPanelProps {
  palette: Palette
  tokens: Tokens // the resulting theme
  modes: ReactNode // switches between light and dark
}

/** Every colour setting with its result in the theme. */
export function ColoursPanel({ palette, tokens, modes }: ColoursPanelProps) {
  const { t } = useTranslation('admin')
  return (
    <Panel dense titleAs="h2" title={t('settings.group.theme')} action={modes}>
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
