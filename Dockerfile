# The store in a container: docs/operations.md#run-in-containers
FROM node:20-bookworm-slim AS build
WORKDIR /srv/keyway
COPY package.json package-lock.json ./
RUN npm ci
COPY . .
RUN npm run build
RUN npm prune --omit=dev

FROM node:20-bookworm-slim
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATABASE_URL=file:/data/store.db
WORKDIR /srv/keyway
COPY --from=build /srv/keyway ./
RUN mkdir /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 3000
# The process alone: restarting it doesn't help a database that is away.
HEALTHCHECK --interval=30s --timeout=5s --start-period=60s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:' + process.env.PORT + '/healthz').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--heap-growing-percent=30", "--max-semi-space-size=8", "build/server.js"]
