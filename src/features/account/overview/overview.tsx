/** First screen of the account: level, packs and collection while the game is on, and links to the other screens. */

import type { User } from '@/contract/endpoints/account/users.ts'
import type { PathParams, ScreenName } from '@/contract/paths.ts'
import { CollectionPanel } from './collection-panel.tsx'
import { LevelPanel } from './level-panel.tsx'
import styles from './overview.module.css'
import { PacksPanel } from './packs-panel.tsx'
import { QuickLinks } from './quick-links.tsx'
import { UnverifiedNote } from './unverified-note.tsx'

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
        administrationHref={user.role === 'admin' ? linkTo('admin') : undefined}
      />
    </div>
  </>
)
