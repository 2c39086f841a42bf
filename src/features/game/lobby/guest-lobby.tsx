/** The lobby for a guest: an explanation, and the battles that need no account. */
import { useTranslation } from 'react-i18next'
import type { LinkTo } from '@/contract/paths.ts'
import { iconRobot } from '@/ui/icon/game-icons.ts'
import { iconLightning, iconSword } from '@/ui/icon/icons.ts'
import { BrassButton } from '../kit/brass-button.tsx'
import { GuestSignIn } from '../kit/guest-sign-in.tsx'
import workbench from '../kit/workbench.module.css'
import { WorkbenchBar, WorkbenchLayout } from '../kit/workbench-layout.tsx'
import styles from './guest-lobby.module.css'

export interface GuestLobbyProps {
  linkTo: LinkTo
  registerHref: string
  loginHref: string
}

const ways = [
  { key: 'quick', screen: 'battleNew', icon: iconLightning, look: 'primary' },
  { key: 'lessons', screen: 'lesson', icon: iconSword, look: 'secondary' },
  { key: 'computer', screen: 'prepare', icon: iconRobot, look: 'secondary' },
] as const

const faces = { quick: 'volpardore', lessons: 'ondalice', computer: 'draghissimo' } as const

export function GuestLobby({ linkTo, registerHref, loginHref }: GuestLobbyProps) {
  const { t } = useTranslation('lobby')
  return (
    <WorkbenchLayout ground="planks">
      <div className={styles.page}>
        <WorkbenchBar title={t('title')} back={linkTo('game')} />
        <p className={styles.lead}>{t('guest.lead')}</p>
        <h2 className={styles.heading}>{t('guest.now')}</h2>
        <ul className={styles.ways}>
          {ways.map(({ key, screen, icon, look }) => (
            <li key={key} className={`${workbench.panel} ${styles.way}`}>
              <img src={`/assets/characters/${faces[key]}/creature.webp`} alt="" loading="lazy" />
              <h3 className={workbench.title}>{t(`guest.${key}.title`)}</h3>
              <p className={workbench.text}>{t(`guest.${key}.text`)}</p>
              <BrassButton look={look} icon={icon} full href={linkTo(screen)}>
                {t(`guest.${key}.go`)}
              </BrassButton>
            </li>
          ))}
        </ul>
        <GuestSignIn registerHref={registerHref} loginHref={loginHref}>
          {t('guest.door')}
        </GuestSignIn>
      </div>
    </WorkbenchLayout>
  )
}
