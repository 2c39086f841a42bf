/** A sealed pack for guests on the home page: opened without an account, then shown as reserved until there is one. */

import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { greatChance, percent } from '@/contract/endpoints/game/pack-odds.ts'
import type { PackType } from '@/contract/endpoints/game/packs.ts'
import type { Locale } from '@/contract/locales.ts'
import { Button } from '@/ui/action/button.tsx'
import { Eyebrow } from '@/ui/content/section-head.tsx'
import { Icon } from '@/ui/icon/icon.tsx'
import { iconCards, iconPackage, iconShieldCheck, iconSparkle } from '@/ui/icon/icons.ts'
import band from './pack-band.module.css'
import styles from './welcome-band.module.css'

export interface WelcomeBandProps {
  type: PackType | undefined // of the pack, with its odds
  locale: Locale // the reader's locale, for numbers
  oddsHref: string
  tornPack: TornPack | undefined // once it was opened
  isBusy: boolean
  onTear(): void
}

export interface TornPack {
  until: string // formatted date
  registerHref: string
  isWaiting: boolean // for an email address that is not yet verified
  pictures: ReactNode // of the cards
}

export function WelcomeBand(props: WelcomeBandProps) {
  const { t } = useTranslation('home')
  const { tornPack } = props
  return (
    <section className={`dark ${band.band} ${styles.band}`} aria-labelledby="welcome-pack">
      <div className={`${band.stage} ${styles.stage}`} aria-hidden={tornPack ? undefined : 'true'}>
        <span className={band.rays} aria-hidden="true" />
        {tornPack ? (
          tornPack.pictures
        ) : (
          <img
            src="/assets/stage/pack-common.webp"
            alt=""
            loading="lazy"
            width={360}
            height={500}
            className={band.pack}
          />
        )}
      </div>
      <div className={band.words}>
        <Eyebrow>{t('welcome.eyebrow')}</Eyebrow>
        <h2 id="welcome-pack">{t(tornPack ? 'welcome.kept' : 'welcome.title')}</h2>
        {tornPack ? <TornWelcome tornPack={tornPack} onTear={props.onTear} /> : <Sealed {...props} />}
      </div>
    </section>
  )
}

function Sealed({ type, locale, oddsHref, isBusy, onTear }: WelcomeBandProps) {
  const { t } = useTranslation('home')
  return (
    <>
      <p className={band.line}>{t('welcome.text')}</p>
      <ul className={band.facts}>
        <li>
          <Icon of={iconCards} size={20} />
          {t('welcome.cards')}
        </li>
        {type && (
          <li>
            <Icon of={iconSparkle} size={20} />
            {t('welcome.odds', { share: percent(greatChance(type), locale) })}
          </li>
        )}
        <li>
          <Icon of={iconShieldCheck} size={20} />
          {t('welcome.proof')}
        </li>
      </ul>
      <div className={`${band.buttons} ${styles.buttons}`}>
        <Button variant="amber" icon={iconPackage} busy={isBusy} onClick={onTear}>
          {t('welcome.tear')}
        </Button>
        <Button variant="on-night" href={oddsHref}>
          {t('welcome.all_odds')}
        </Button>
      </div>
    </>
  )
}

function TornWelcome({ tornPack, onTear }: { tornPack: TornPack; onTear(): void }) {
  const { t } = useTranslation('home')
  return (
    <>
      <p className={band.line}>
        {tornPack.isWaiting ? t('welcome.verify') : t('welcome.until', { day: tornPack.until })}
      </p>
      <div className={`${band.buttons} ${styles.buttons}`}>
        {!tornPack.isWaiting && (
          <Button variant="amber" href={tornPack.registerHref}>
            {t('welcome.register')}
          </Button>
        )}
        <Button variant="on-night" onClick={onTear}>
          {t('welcome.see')}
        </Button>
      </div>
    </>
  )
}
