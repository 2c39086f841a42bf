/** Packs for a guest: one that can be opened immediately, and every kind with its odds and its product. */
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { codeName } from '@/contract/endpoints/game/characters.ts'
import { greatChance, leastOf, percent } from '@/contract/endpoints/game/pack-odds.ts'
import type { PackType } from '@/contract/endpoints/game/packs.ts'
import type { Locale } from '@/contract/locales.ts'
import type { LinkTo } from '@/contract/paths.ts'
import { iconList, iconPackage, iconShoppingBag } from '@/ui/icon/icons.ts'
import { BrassButton } from '../kit/brass-button.tsx'
import { GuestSignIn } from '../kit/guest-sign-in.tsx'
import workbench from '../kit/workbench.module.css'
import { WorkbenchBar, WorkbenchLayout } from '../kit/workbench-layout.tsx'
import styles from './guest-packs.module.css'
import { OddsDialog } from './odds-dialog.tsx'

export interface GuestPacksProps {
  types: readonly PackType[]
  locale: Locale
  linkTo: LinkTo
  registerHref: string
  loginHref: string
  welcome: GuestWelcome | undefined // if the shop offers one
}

export interface GuestWelcome {
  isTorn: boolean
  isBusy: boolean
  onTear(): void
}

export function GuestPacks({ types, locale, linkTo, registerHref, loginHref, welcome }: GuestPacksProps) {
  const { t } = useTranslation('packs')
  const [openType, ask] = useState<PackType | null>(null)
  return (
    <WorkbenchLayout ground="shelves">
      <div className={styles.page}>
        <WorkbenchBar title={t('guest.title')} back={linkTo('game')} />
        <p className={styles.lead}>{t('guest.lead')}</p>
        {welcome && <Welcome {...welcome} />}
        <h2 className={styles.heading}>{t('guest.kinds')}</h2>
        <ul className={styles.kinds}>
          {types.map(type => (
            <li key={type.rarity} className={`${workbench.panel} ${styles.kind}`}>
              <img src={`/assets/stage/pack-${type.rarity}.webp`} alt="" loading="lazy" />
              <div>
                <h3>{type.name}</h3>
                <OddsLine type={type} locale={locale} />
                <div className={styles.ways}>
                  <BrassButton small icon={iconList} aria-haspopup="dialog" onClick={() => ask(type)}>
                    {t('odds.open')}
                  </BrassButton>
                  {type.product && (
                    <BrassButton small icon={iconShoppingBag} href={linkTo('product', type.product)}>
                      {t('guest.buy')}
                    </BrassButton>
                  )}
                </div>
              </div>
            </li>
          ))}
        </ul>
        <GuestSignIn registerHref={registerHref} loginHref={loginHref}>
          {t('guest.door')}
        </GuestSignIn>
      </div>
      <OddsDialog
        open={openType !== null}
        type={openType ?? undefined}
        guarantee={undefined}
        locale={locale}
        onClose={() => ask(null)}
      />
    </WorkbenchLayout>
  )
}

function Welcome({ isTorn, isBusy, onTear }: GuestWelcome) {
  const { t } = useTranslation('packs')
  return (
    <section className={`${workbench.panel} ${styles.welcome}`}>
      <img src="/assets/stage/pack-common.webp" alt="" />
      <div>
        <h2 className={workbench.title}>{t(isTorn ? 'guest.torn' : 'guest.sealed')}</h2>
        <p className={workbench.text}>{t(isTorn ? 'guest.torn_text' : 'guest.sealed_text')}</p>
        <div className={workbench.actions}>
          <BrassButton
            look="primary"
            icon={iconPackage}
            busy={isBusy}
            onClick={onTear}
            data-testid="tear-welcome"
          >
            {t(isTorn ? 'guest.see' : 'guest.tear')}
          </BrassButton>
        </div>
      </div>
    </section>
  )
}

function OddsLine({ type, locale }: { type: PackType; locale: Locale }) {
  const { t } = useTranslation(['packs', 'game'])
  const least = leastOf(type)
  return (
    <p>
      {t(least === 'Comune' ? 'line_plain' : 'line', {
        least: t(`rarity.${codeName(least)}`, { ns: 'game' }),
        share: percent(greatChance(type), locale),
      })}
    </p>
  )
}
