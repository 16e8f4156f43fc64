import { staffApiPaths } from '#shared/paths/staff-api-paths.ts'
import { mailAnswer, messageAnswer } from '../forms/mail.ts'
import { ID, named, template } from './operation.ts'

/** Operations for emails and webhook deliveries that wait to be sent or have failed. */
export const mailOperations = named({
  mail: {
    method: 'GET',
    path: staffApiPaths.mail,
    access: 'system.manage',
    group: 'Mail',
    summary: 'Lists unsent and failed emails and webhook calls',
    answer: mailAnswer,
  },
  retryMessage: {
    method: 'POST',
    path: template(staffApiPaths.mailRetry(ID)),
    access: 'system.manage',
    group: 'Mail',
    summary: 'Sends an unsent or failed message now',
    answer: messageAnswer,
  },
  giveUpMessage: {
    method: 'POST',
    path: template(staffApiPaths.mailGiveUp(ID)),
    access: 'system.manage',
    group: 'Mail',
    summary: 'Stops sending a message; it can be retried later',
    answer: messageAnswer,
  },
})
