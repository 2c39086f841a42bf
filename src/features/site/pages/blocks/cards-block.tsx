import type { ShownOf } from '@/contract/endpoints/site/page-blocks.ts'
import { Icon } from '@/ui/icon/icon.tsx'
import { iconArrowRight } from '@/ui/icon/icons.ts'
import { namedIcons } from '@/ui/icon/named-icons.ts'
import { Link } from '@/ui/link.tsx'
import { Niche } from '@/ui/shop/niche.tsx'
import styles from './cards-block.module.css'

export const CardsBlock = ({ block }: { block: ShownOf<'cards'> }) => (
  <section>
    {block.texts.title && <h2>{block.texts.title}</h2>}
    {block.texts.lead && <p className={styles.lead}>{block.texts.lead}</p>}
    <ul className={styles.cards} data-columns={block.columns}>
      {block.cards.map(({ id, icon, picture, element, texts }) => {
        const glyph = icon ? namedIcons[icon] : undefined
        return (
          <li key={id}>
            {picture ? (
              <Niche picture={picture} element={element} className={styles.niche} />
            ) : (
              glyph && (
                <span className={styles.icon}>
                  <Icon of={glyph} size={26} />
                </span>
              )
            )}
            <h3>
              {texts.link ? (
                <Link href={texts.link} className={styles.link}>
                  {texts.title}
                  <Icon of={iconArrowRight} size={18} />
                </Link>
              ) : (
                texts.title
              )}
            </h3>
            <p>{texts.text}</p>
          </li>
        )
      })}
    </ul>
  </section>
)
