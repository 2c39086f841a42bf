/** Shows every component of the design system in all its states, in one mode and one language at a time. */
import { useState } from 'react'
import { type Locale, localeFacts, locales } from '@/contract/locales.ts'
import type { ThemeMode } from '@/design/theme/tokens.ts'
import { Segment } from '@/ui/action/segment.tsx'
import { SelectField } from '@/ui/form/select-field.tsx'
import { iconMoon, iconSun } from '@/ui/icon/icons.ts'
import { applyMode } from '@/ui/theme/apply-mode.ts'
import { Look } from '@/ui/theme/look.ts'
import { MuiTheme } from '@/ui/theme/mui-theme.tsx'
import styles from './gallery.module.css'
import { Actions } from './sections/actions.tsx'
import { Brand } from './sections/brand.tsx'
import { Cards } from './sections/cards.tsx'
import { Content } from './sections/content.tsx'
import { Forms } from './sections/forms.tsx'
import { Lists } from './sections/lists.tsx'
import { Numbers } from './sections/numbers.tsx'
import { Overlays } from './sections/overlays.tsx'
import { ShopParts } from './sections/shop-parts.tsx'
import { Progress, States } from './sections/states.tsx'

export function Gallery({ locale, mode: first }: { locale: Locale; mode: ThemeMode }) {
  const [mode, setMode] = useState(first)
  const show = (next: ThemeMode) => {
    applyMode(next)
    setMode(next)
  }
  return (
    <Look value={{ palette: {}, font: 'Lexend', mode }}>
      <MuiTheme>
        <main className={styles.page}>
          <h1>src/ui</h1>
          <div className={styles.tools}>
            <Segment
              label="mode"
              value={mode}
              onChange={show}
              options={[
                { value: 'light', label: 'light', icon: iconSun },
                { value: 'dark', label: 'dark', icon: iconMoon },
              ]}
            />
            <SelectField
              label="locale"
              hideLabel
              dense
              value={locale}
              onChange={event => location.assign(`?locale=${event.target.value}&mode=${mode}`)}
              options={locales.map(value => ({ value, label: localeFacts[value].name }))}
            />
          </div>
          <Actions />
          <Forms />
          <Content />
          <Lists />
          <Numbers />
          <ShopParts />
          <States />
          <Progress />
          <Overlays />
          <Brand mode={mode} />
          <Cards locale={locale} />
        </main>
      </MuiTheme>
    </Look>
  )
}
