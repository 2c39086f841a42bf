import { useTranslation } from 'react-i18next'
import { avatarStyle, type User } from '@/contract/endpoints/account/users.ts'
import { levelOf } from '@/domain/progress.ts'
import { Avatar } from '@/ui/content/avatar.tsx'
import { iconClockCounterClockwise, iconTrophy, iconUsersThree } from '@/ui/icon/game-icons.ts'
import { iconGearSix, iconStorefront } from '@/ui/icon/icons.ts'
import { Link } from '@/ui/link.tsx'
import { BrassButton } from '../kit/brass-button.tsx'
import { RoundButton, RoundLink } from '../kit/round-button.tsx'
import styles from './hub-bar.module.css'
import type { HubViewProps } from './hub-props.ts'

type HubBarProps = Pick<HubViewProps, 'user' | 'unseenRewards' | 'linkTo' | 'onSettings'>

/** The player, and the links from the game's start page to other pages. */
export function HubBar({ user, unseenRewards, linkTo, onSettings }: HubBarProps) {
  const { t } = useTranslation('game')
  const rewards = unseenRewards > 0 ? t('hub.rewards_new', { count: unseenRewards }) : t('hub.rewards')
  return (
    <header className={styles.bar}>
      {user ? <Badge user={user} href={linkTo('accountDashboard')} /> : <Guest href={linkTo('login')} />}
      <div className={styles.doors}>
        <RoundLink href={linkTo('lobby')} icon={iconUsersThree} label={t('hub.lobby')} />
        {user && (
          <RoundLink href={linkTo('rewards')} icon={iconTrophy} label={rewards} count={unseenRewards} />
        )}
        {user && (
          <RoundLink
            href={linkTo('battleHistory')}
            icon={iconClockCounterClockwise}
            label={t('hub.history')}
          />
        )}
        <BrassButton small icon={iconStorefront} href={linkTo('shop')} className={styles.shop}>
          {t('hub.shop')}
        </BrassButton>
        <RoundButton
          icon={iconGearSix}
          label={t('hub.settings')}
          aria-haspopup="dialog"
          onClick={onSettings}
        />
      </div>
    </header>
  )
}

function Badge({ user, href }: { user: User; href: string }) {
  const { t } = useTranslation('game')
  const { level, reached, step } = levelOf(user.extra.user_xp)
  const picture = user.extra.profile_picture
  const progress = t('xp', { xp: reached, next: step })
  return (
    <Link
      href={href}
      className={styles.badge}
      aria-label={`${nameOf(user)}, ${t('level', { level })}, ${progress}`}
    >
      <span className={styles.face}>
        <Avatar style={avatarStyle(picture)} src={picture} size={46} />
        <b>{level}</b>
      </span>
      <span className={styles.who}>
        <b>{nameOf(user)}</b>
        <span className={styles.xp}>
          <span className={styles.meter}>
            <i style={{ width: `${(reached / step) * 100}%` }} />
          </span>
          {reached} / {step}
        </span>
      </span>
    </Link>
  )
}

const nameOf = ({ name, extra }: User): string => extra.nickname ?? name

function Guest({ href }: { href: string }) {
  const { t } = useTranslation('game')
  return (
    <div className={styles.badge}>
      <span className={styles.face}>
        <Avatar size={46} />
      </span>
      <span className={styles.who}>
        <b>{t('hub.guest')}</b>
        <span className={styles.xp}>{t('hub.guest_text')}</span>
      </span>
      <BrassButton small look="secondary" href={href}>
        {t('hub.sign_in')}
      </BrassButton>
    </div>
  )
}
