import { IconButton } from '../action/icon-button.tsx'
import {
  iconDiscordLogo,
  iconFacebookLogo,
  iconInstagramLogo,
  iconLink,
  iconTiktokLogo,
  iconXLogo,
  iconYoutubeLogo,
} from '../icon/icons.ts'
import styles from './social-links.module.css'

const icons: Record<string, string> = {
  instagram: iconInstagramLogo,
  discord: iconDiscordLogo,
  youtube: iconYoutubeLogo,
  tiktok: iconTiktokLogo,
  facebook: iconFacebookLogo,
  x: iconXLogo,
}

/** Icons with an address (settings `footer_social`). An unknown icon becomes a generic link icon. */
export const SocialLinks = ({ links }: { links: readonly { icon: string; url: string }[] }) => (
  <div className={styles.links}>
    {links.map(({ icon, url }) => (
      <IconButton
        component="a"
        key={url}
        href={url}
        icon={icons[icon] ?? iconLink}
        label={icon}
        look="on-night"
        target="_blank"
        rel="noopener"
      />
    ))}
  </div>
)
