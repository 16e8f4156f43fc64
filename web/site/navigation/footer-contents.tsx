import { site } from '#shared/company/site.ts'
import { LogoMark } from '#web/ui/engraving/logo-mark.tsx'
import { Microprint } from '#web/ui/engraving/microprint.tsx'
import type { Navigation, SiteSettings } from '#shared/pages/catalogue/page-copy.ts'
import { shippedGroups, shippedHelp } from '#shared/pages/frame/shipped-footer.ts'
import { shippedSettings } from '#shared/pages/frame/shipped-settings.ts'

/**
 * Id of the title of a list. It contains an index, because editors write the titles, and two titles may differ only in case or punctuation.
 */
const groupId = (index: number) => `footer-${index + 1}`

interface FooterContentsProps {
  /** The current year. */
  readonly year: number
  /** Published links. Default: the shipped ones. */
  readonly links?: Navigation | undefined
  /** Published facts about the company. Default: the shipped ones. */
  readonly settings?: SiteSettings | undefined
}

/** Contents of the footer. */
export function FooterContents({ year, links, settings = shippedSettings }: FooterContentsProps) {
  const { groups = shippedGroups, help = shippedHelp } = links ?? {}
  const { promise, socials = [] } = settings
  return (
    <>
      <Microprint sentence={site.motto} />
      <div className="foot-inner">
        <div className="foot-brand">
          <p className="brand">
            <LogoMark className="brand-mark" />
            {site.product}
          </p>
          <p>{promise}</p>
        </div>
        {groups.map(({ title, links: entries }, index) => (
          <nav key={title} className="foot-group" aria-labelledby={groupId(index)}>
            <h2 id={groupId(index)}>{title}</h2>
            <ul>
              {entries.map(({ label, path }) => (
                <li key={path}>
                  <a href={path}>{label}</a>
                </li>
              ))}
            </ul>
          </nav>
        ))}
        {socials.length > 0 && (
          <nav className="foot-group" aria-labelledby="footer-follow">
            <h2 id="footer-follow">Follow</h2>
            <ul>
              {socials.map(({ name, url }) => (
                <li key={url}>
                  <a href={url} target="_blank" rel="noopener external">
                    {name}
                    <span className="foot-away" aria-hidden="true">
                      ↗
                    </span>
                    <span className="sr-only"> (opens in a new tab)</span>
                  </a>
                </li>
              ))}
            </ul>
          </nav>
        )}
        <p className="foot-legal">
          <span>
            © {year} {site.product}
          </span>
          <span className="foot-help">
            {help.map(({ label, path }) => (
              <a key={path} href={path}>
                {label}
              </a>
            ))}
          </span>
          {socials.length > 0 && <span>Social links open in a new tab</span>}
        </p>
        {site.demonstration && (
          <p className="foot-demonstration">
            {site.product} is a fictional company. This site is a demonstration.
          </p>
        )}
      </div>
    </>
  )
}
