# Image of site and standalone lake. Build: docker build -t certavia . (docs/operations.md, Containers)

# Stage 1 builds site and Studio with all packages, and copies the files that run in production to /out.
FROM node:26-bookworm-slim AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
COPY lake/package.json lake/
RUN npm ci
COPY . .
RUN node scripts/build.ts && node scripts/release/production-files.ts /out

# Stage 2 has Node, the built product and the packages that it imports. Only /data is writable.
FROM node:26-bookworm-slim
ENV NODE_ENV=production \
    HOST=0.0.0.0 \
    PORT=3000 \
    DATA_DIR=/data \
    SEED=none \
    MALLOC_ARENA_MAX=2 \
    MALLOC_TRIM_THRESHOLD_=131072
WORKDIR /app
COPY --from=build /out /app
RUN install -d -m 700 -o node -g node /data
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=3s CMD node server/process/health-check.js "$PORT"
CMD ["node", "--max-semi-space-size=8", "server/main.js"]
