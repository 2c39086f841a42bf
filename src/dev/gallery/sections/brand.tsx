import { useTranslation } from 'react-i18next'
import type { ThemeMode } from '@/design/theme/tokens.ts'
import { Button } from '@/ui/action/button.tsx'
import { Awning } from '@/ui/brand/awning.tsx'
import { Logo, LogoMark } from '@/ui/brand/logo.tsx'
import { Spark } from '@/ui/brand/spark.tsx'
import { TextField } from '@/ui/form/text-field.tsx'
import { Icon } from '@/ui/icon/icon.tsx'
import * as icons from '@/ui/icon/icons.ts'
import { LinkElement } from '@/ui/link.tsx'
import { Look } from '@/ui/theme/look.ts'
import { MuiTheme } from '@/ui/theme/mui-theme.tsx'
import styles from '../gallery.module.css'
import { Specimen, State } from '../specimen.tsx'

const name = 'Bottega Arcana'

export const Brand = ({ mode }: { mode: ThemeMode }) => (
  <>
    <h2 className={styles.group}>brand, icon, theme</h2>
    <Signs />
    <Specimen name="Icon">
      <State of="of" wide>
        <div className={styles.icons}>
          {Object.entries(icons).map(([key, of]) => (
            <Icon key={key} of={of} size={24} />
          ))}
        </div>
      </State>
    </Specimen>
    <Theme mode={mode} />
  </>
)

const Signs = () => (
  <>
    <Specimen name="Logo">
      <State of='on="night"' ground="night">
        <Logo name={name} />
      </State>
      <State of='on="page"'>
        <Logo name={name} on="page" />
      </State>
      <State of='on="footer" size={16}' ground="night">
        <Logo name={name} on="footer" size={16} />
      </State>
      <State of="picture">
        <Logo name={name} picture={{ url: '/assets/brand/favicon.svg', width: 40, height: 40 }} on="page" />
      </State>
    </Specimen>
    <Specimen name="LogoMark">
      <State of="size={39}">
        <LogoMark />
      </State>
    </Specimen>
    <Specimen name="Spark">
      <State of="size={16} | size={40}">
        <Spark /> <Spark size={40} />
      </State>
    </Specimen>
    <Specimen name="Awning">
      <State of='edge="below"' wide>
        <div className={styles.edge}>
          <Awning />
        </div>
      </State>
      <State of='edge="above"' wide>
        <div className={styles.edge}>
          <Awning edge="above" />
        </div>
      </State>
    </Specimen>
  </>
)

function Theme({ mode }: { mode: ThemeMode }) {
  const { t } = useTranslation('shop')
  return (
    <>
      <Specimen name="MuiTheme">
        {(['shop', 'administration'] as const).map(density => (
          <State key={density} of={`density="${density}"`}>
            <Look value={{ palette: {}, font: 'Lexend', mode }}>
              <MuiTheme density={density}>
                <TextField label={t('address.name')} />
              </MuiTheme>
            </Look>
          </State>
        ))}
      </Specimen>
      <Specimen name="Look">
        <State of="value: palette, font and mode for MUI's theme">
          <Look value={{ palette: { primary: '#7a2e8c' }, font: 'Lexend', mode }}>
            <MuiTheme>
              <TextField label={t('address.name')} />
            </MuiTheme>
          </Look>
        </State>
      </Specimen>
      <Specimen name="LinkElement">
        <State of="value: the app's router link; here a plain one">
          <LinkElement value="a">
            <Button href="?locale=it" variant="text">
              {t('see_all')}
            </Button>
          </LinkElement>
        </State>
      </Specimen>
    </>
  )
}
