/** Style sheet that all pages share, for tests of a component without a page. */
import '#web/styles/main.css'
