/** Post as a client sends it. */
export const post = (id: string, rest: object = {}) => ({ _id: id, _type: 'post', ...rest })
