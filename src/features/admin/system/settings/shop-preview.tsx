/**
 * Preview of the shop from the form values, on a phone or in a window: a picture of the shop's own components at their
 * real sizes, without interaction. It shows colours, logos, looks and switches immediately, but not settings of other
 * pages.
 */

import { type CSSProperties, type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { fileUrl } from '@/contract/file-url.ts'
import type { Settings } from '@/contract/settings.ts'
import { groundOf } from '@/design/theme/ground.ts'
import type { ThemeMode, Tokens } from '@/design/theme/tokens.ts'
import { Segment } from '@/ui/action/segment.tsx'
import { iconDesktop, iconDeviceMobile } from '@/ui/icon/admin-icons.ts'
import { fontStack } from '@/ui/theme/apply-font.ts'
import { PreviewFooter } from './preview-footer.tsx'
import { PreviewHeader } from './preview-header.tsx'
import { PreviewHome } from './preview-home.tsx'
import styles from './shop-preview.module.css'

interface ShopPreviewProps {
  settings: Settings
  tokens: Tokens
  mode: ThemeMode
  modes?: ReactNode // switches between light and dark, if nothing else on the screen does
}

const asVariables = (tokens: Tokens): CSSProperties =>
  Object.fromEntries(Object.entries(tokens).map(([name, value]) => [`--${name}`, value]))

/** The page background under its overlay, as the theme renders it. */
function ground(settings: Settings, mode: ThemeMode): CSSProperties {
  if (!settings.background_image) return {}
  const veil = `color-mix(in srgb, var(--canvas) ${groundOf(settings, mode).veil * 100}%, transparent)`
  const picture = `url("${encodeURI(settings.background_image)}")`
  return { background: `linear-gradient(${veil}, ${veil}), ${picture} center / cover` }
}

export function ShopPreview({ settings, tokens, mode, modes }: ShopPreviewProps) {
  const { t } = useTranslation('admin')
  const [device, setDevice] = useState<'phone' | 'desk'>('phone')
  const look = {
    ...asVariables(tokens),
    fontFamily: fontStack[settings.google_font],
    ...ground(settings, mode),
  }
  return (
    <figure className={styles.place}>
      <div className={styles.tools}>
        <figcaption>{t('settings.preview')}</figcaption>
        {modes}
        <Segment
          label={t('settings.device')}
          size="dense"
          value={device}
          onChange={setDevice}
          options={[
            { value: 'phone', label: t('settings.phone'), icon: iconDeviceMobile },
            { value: 'desk', label: t('settings.desk'), icon: iconDesktop },
          ]}
        />
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keyboard too */}
      <section className={styles.device} data-device={device} tabIndex={0} aria-label={t('settings.preview')}>
        <div className={`${styles.shop} ${mode}`} data-width={settings.layout_website} style={look} inert>
          <p className={styles.tab}>
            <img
              src={fileUrl(settings.favicon || '/assets/brand/favicon.svg')}
              alt=""
              width={20}
              height={20}
            />
            <span>{settings.meta_tags.title || settings.site_name}</span>
          </p>
          <PreviewHeader settings={settings} />
          <PreviewHome settings={settings} />
          <PreviewFooter settings={settings} />
        </div>
      </section>
    </figure>
  )
}
