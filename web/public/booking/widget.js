// Script for other pages of this site. It shows the booking page in a frame, and is called in the same way as the widget script of
// Calendly.
;(function () {
  var address = new URL('/booking', document.currentScript.src)

  function addAll(search, values, names) {
    Object.keys(names).forEach(function (name) {
      if (values && values[name]) search.set(names[name], values[name])
    })
  }

  window.Calendly = {
    initInlineWidget: function (options) {
      var url = new URL(options.url || address.href, address)
      // Rejects any other page, so that the frame titled "Book a 30-minute meeting" never shows a different page.
      if (url.origin !== address.origin || url.pathname !== address.pathname) {
        throw new Error('The widget shows ' + address.href + ' alone.')
      }
      var search = url.searchParams
      search.set('embed', '1')
      search.set('embed_domain', window.location.hostname)
      search.set('embed_type', 'Inline')
      addAll(search, options.prefill, { name: 'name', email: 'email' })
      addAll(search, options.utm, {
        utmCampaign: 'utm_campaign',
        utmSource: 'utm_source',
        utmMedium: 'utm_medium',
        utmContent: 'utm_content',
        utmTerm: 'utm_term',
      })
      var frame = document.createElement('iframe')
      frame.title = 'Book a 30-minute meeting'
      frame.width = '100%'
      frame.height = '100%'
      frame.src = url.href
      options.parentElement.append(frame)
    },
  }
})()
