/** First screen of the account: level, packs and collection while the game is on, and links to the other screens. */
import { useTranslation } from 'react-i18next'
import type { User } from '@/contract/endpoints/account/users.ts'
import type { PathParams, ScreenName } from '@/contract/paths.ts'
import { Note } from '@/ui/content/note.tsx'
import { ResendEmail } from '../kit/resend-email.tsx'
import { CollectionPanel } from './collection-panel.tsx'
import { LevelPanel } from './level-panel.tsx'
import styles from './overview.module.css'
import { PacksPanel } from './packs-panel.tsx'
import { QuickLinks } from './quick-links.tsx'

/** Shown until the address is confirmed. */
function UnverifiedNote({ email }: { email: string }) {
  const { t } = useTranslation('account')
  return (
    <Note tone="warning">
      <div className={styles.unverified}>
        <p>{t('verify.note', { email })}</p>
        <ResendEmail label={t('verify.resend')} sent={t('verify.resent')} variant="ghost" />
      </div>
    </Note>
  )
}

interface OverviewProps {
  user: User
  gameOn: boolean // enable_for_game
  linkTo: (screen: ScreenName, params?: PathParams) => string
}

export const Overview = ({ user, gameOn, linkTo }: OverviewProps) => (
  <>
    {!user.email_verified && <UnverifiedNote email={user.email} />}
    <div className={styles.grid}>
      {gameOn && (
        <>
          <LevelPanel extra={user.extra} playHref={linkTo('battleNew')} />
          <PacksPanel userId={user.id} packHref={linkTo('pack')} shopHref={linkTo('shop')} />
          <CollectionPanel user={user} albumHref={linkTo('album')} charactersHref={linkTo('characters')} />
        </>
      )}
      <QuickLinks
        ordersHref={linkTo('accountOrders')}
        detailsHref={linkTo('accountDetails')}
        administrationHref={user.permissions.length > 0 ? linkTo('admin') : undefined}
      />
    </div>
  </>
)
